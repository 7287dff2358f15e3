import { createElement, type SVGProps } from 'react'

type IconData = { node: readonly (readonly [tag: string, attributes: Record<string, string>])[] }
type Props = Omit<SVGProps<SVGSVGElement>, 'strokeWidth' | 'stroke' | 'fill'> & { size?: number }

/**
 * Creates a component that draws an icon of lucide-react. plugins/lean-icons.ts replaces the package's own function,
 * whose component writes nine attributes into each icon; here the class `icon` (styles/base.css) sets five of them.
 */
export function drawIcon({ node }: IconData) {
  return ({ size = 24, ...props }: Props) =>
    createElement(
      'svg',
      {
        className: 'icon',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        'aria-hidden': true,
        ...props,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
}
