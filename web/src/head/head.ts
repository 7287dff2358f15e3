import type { Route } from '../routes.ts'
import { site } from '../site.ts'

/** The head's tags of a route, as HTML. */
export function headOf({ title, description, path }: Route): string {
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}" />`,
    `<link rel="canonical" href="${escapeHtml(site.baseUrl + path)}" />`,
  ].join('\n    ')
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
