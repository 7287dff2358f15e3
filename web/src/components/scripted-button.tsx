import type { ButtonHTMLAttributes } from 'react'
import { useHydrated } from '../browser/use-hydrated.ts'

/** A button that needs the page's code: disabled in the HTML, for visitors without scripts. */
export function ScriptedButton(props: ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" disabled={!useHydrated()} {...props} />
}
