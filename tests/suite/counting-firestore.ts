import type { Firestore } from 'firebase-admin/firestore'

/** A Firestore that counts its commits and the documents that it reads one by one; queries are not counted. */
export function countingFirestore(real: Firestore) {
  const counts = { commits: 0, reads: 0 }
  const db = new Proxy(real, {
    get(target, name) {
      if (name === 'getAll') {
        return (...given: unknown[]) => {
          counts.reads += given.filter(
            (one) => one && typeof one === 'object' && 'path' in one,
          ).length
          return target.getAll(...(given as Parameters<Firestore['getAll']>))
        }
      }
      if (name === 'doc') return (path: string) => countingReference(target, path)
      if (name === 'batch') return () => countingBatch(target)
      if (name === 'collection')
        throw new Error('this test counts documents, and the code makes a query')
      return Reflect.get(target, name, target)
    },
  })
  return { db, counts }

  function countingReference(target: Firestore, path: string) {
    const reference = target.doc(path)
    const read = reference.get.bind(reference)
    return Object.assign(reference, {
      get() {
        counts.reads++
        return read()
      },
    })
  }

  function countingBatch(target: Firestore) {
    const batch = target.batch()
    const commit = batch.commit.bind(batch)
    return Object.assign(batch, {
      commit() {
        counts.commits++
        return commit()
      },
    })
  }
}
