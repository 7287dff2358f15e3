import { type Match, type Route, routes } from '../routes.ts'
import { site } from '../site.ts'

/** The head's tags of a page, as HTML. */
export function headHtml({ id, head }: Match): string {
  const sample = (routes as readonly Route[]).find((route) => route.id === id)?.sample
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    `<meta name="description" content="${escapeHtml(head.description)}" />`,
    ...(sample
      ? ['<meta name="robots" content="noindex" />']
      : [`<link rel="canonical" href="${escapeHtml(site.baseUrl + head.canonical)}" />`]),
  ].join('\n    ')
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
