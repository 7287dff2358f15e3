import type { ComponentProps } from 'react'

export function LinkButton(props: ComponentProps<'button'>) {
  return <button type="button" className="link-button" {...props} />
}
