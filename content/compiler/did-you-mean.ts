import leven from 'leven'

/** " Did you mean 'Khardung La'?" for "Khardung Laa"; `otherwise` if no known name is near. */
export function didYouMean(written: string, known: Iterable<string>, otherwise = ''): string {
  const near = [...known]
    .filter((name) => name.replace(/\D/g, '') === written.replace(/\D/g, ''))
    .map((name) => ({ name, edits: leven(written.toLowerCase(), name.toLowerCase()) }))
    .filter(({ name, edits }) => edits <= Math.max(2, name.length / 4))
    .sort((a, b) => a.edits - b.edits)[0]
  return near ? ` Did you mean '${near.name}'?` : otherwise
}
