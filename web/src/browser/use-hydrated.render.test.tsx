// @vitest-environment jsdom

import { useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { useHydrated } from './use-hydrated.ts'

it('a button that waits for hydration is pressed as soon as React has hydrated it', async () => {
  const press = vi.fn()
  let isHydrated = () => {}
  const hydration = new Promise<void>((resolve) => {
    isHydrated = resolve
  })
  const button = <WaitingButton onPress={press} onHydrated={() => isHydrated()} />
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(button)
  const root = hydrateRoot(container, button)
  await hydration
  // As start/switch-on.ts does.
  container.querySelector('button')!.disabled = false
  container.querySelector('button')!.click()
  expect(press).toHaveBeenCalledOnce()
  root.unmount()
})

type Props = { onPress: () => void; onHydrated: () => void }

function WaitingButton({ onPress, onHydrated }: Props) {
  useLayoutEffect(onHydrated, [onHydrated])
  return <button type="button" disabled={!useHydrated()} onClick={onPress} />
}
