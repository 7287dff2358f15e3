import type { ContentFiles } from './files.ts'

/** What the agency has not confirmed: "# open: …", "<!-- open: … -->", or a blank "advance: 'open: …'". */
export function openMarks(files: ContentFiles): string[] {
  return [...files].flatMap(([name, text]) =>
    text.split('\n').flatMap((line, index) => {
      const mark = /(?:#|<!--|: ['"])\s*open: (.+?)(?:\s*-->|['"])?$/.exec(line)?.[1]
      return mark ? [`web/content/${name}:${index + 1}  ${mark}`] : []
    }),
  )
}
