import { isAlive } from './is-alive.ts'

/** Calls the listener until the page's code runs. */
export function early<Type extends 'click' | 'submit' | 'popstate'>(
  type: Type,
  listener: (event: WindowEventMap[Type]) => void,
) {
  addEventListener(type, (event) => isAlive() || listener(event), true)
}
