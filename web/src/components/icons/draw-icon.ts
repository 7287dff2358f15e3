import { createElement, type SVGProps } from 'react'

export type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>]
type Props = Omit<SVGProps<SVGSVGElement>, 'strokeWidth' | 'stroke' | 'fill'> & { size?: number }

const viewBox = '0 0 24 24'

/**
 * Creates a component that draws an icon of lucide-react from its shapes. plugins/lean-icons.ts
 * replaces the package's own function, whose component writes eleven attributes into each icon.
 * Here the class `icon` (styles/shared.css) replaces five of them.
 */
export function drawIcon(shapes: readonly Shape[]) {
  return ({ size = 24, ...props }: Props) => {
    // Relative to the page's text, so that icons grow with enlarged text.
    const rem = `${size / 16}rem`
    return createElement(
      'svg',
      { className: 'icon', width: rem, height: rem, viewBox, 'aria-hidden': true, ...props },
      // Arguments and no array, so that React asks for no keys.
      ...shapes.map(([tag, attributes]) => createElement(tag, attributes)),
    )
  }
}
