import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore'

/** The documents of an ordered query in pages. A page is read when the caller is done with the page before. */
export async function* pagesOf(
  query: Query,
  pageSize: number,
): AsyncGenerator<QueryDocumentSnapshot[], undefined> {
  for (let last: QueryDocumentSnapshot | undefined; ; ) {
    const { docs } = await (last ? query.startAfter(last) : query).limit(pageSize).get()
    if (docs.length) yield docs
    if (docs.length < pageSize) return
    last = docs.at(-1)
  }
}
