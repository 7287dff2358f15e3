import { useState } from 'react'
import { printPage } from '../../browser/print-page.ts'
import { PrintIcon } from '../../components/icons.ts'
import { MapFrame } from '../../components/map-frame.tsx'
import { Overlay } from '../../components/overlay.tsx'
import { ScriptedButton } from '../../components/scripted-button.tsx'
import { invoice } from '../../content/account/invoice.ts'
import type { Match } from '../../routes.ts'
import { site } from '../../site.ts'
import { AccountLayout } from './account-layout.tsx'
import { InvoiceSheet } from './invoice-sheet.tsx'

/** Pixels. Spec 9: the height of a map in an overlay. */
const MAP_HEIGHT = 800
const MAP = 'Map of our address'

export function Page({ id }: Match) {
  const [mapOpen, setMapOpen] = useState(false)
  return (
    <AccountLayout routeId={id}>
      <InvoiceSheet invoice={invoice} onAddress={() => setMapOpen(true)} />
      <p>
        <ScriptedButton className="button" onClick={printPage}>
          <PrintIcon size={20} aria-hidden="true" />
          Print
        </ScriptedButton>
      </p>
      <Overlay label={MAP} size="full" open={mapOpen} onClose={() => setMapOpen(false)}>
        <MapFrame query={site.address} title={MAP} height={MAP_HEIGHT} />
      </Overlay>
    </AccountLayout>
  )
}
