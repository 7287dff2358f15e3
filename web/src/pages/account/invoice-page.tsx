import { PrintIcon } from '../../components/icons/icons.ts'
import { MapFrame } from '../../components/map-frame/map-frame.tsx'
import { Overlay } from '../../components/overlay/overlay.tsx'
import { invoice } from '../../content/account/invoice.ts'
import { agency } from '../../content/agency.ts'
import type { Match } from '../../routes.ts'
import { does } from '../../start/actions.ts'
import { AccountLayout } from './account-layout.tsx'
import { InvoicePaper } from './invoice-paper.tsx'

/** Pixels. Spec 9: the height of a map in an overlay. */
const MAP_HEIGHT = 800
const MAP = 'Map of our address'
const MAP_ID = 'map'

export function Page({ id }: Match) {
  return (
    <AccountLayout routeId={id}>
      <InvoicePaper invoice={invoice} mapId={MAP_ID} />
      <p>
        <button type="button" className="button" {...does('print')}>
          <PrintIcon size={20} aria-hidden="true" />
          Print
        </button>
      </p>
      <Overlay id={MAP_ID} label={MAP} size="full">
        <MapFrame query={agency.address} title={MAP} height={MAP_HEIGHT} inOverlay />
      </Overlay>
    </AccountLayout>
  )
}
