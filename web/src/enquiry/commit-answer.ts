// Firestore Lite takes every answer with status 200 for a stored document. The login page of a network, or a proxy that
// answers `{}`, is no such answer: the visitor would read that the lead is stored. Lite has no option for it, so this is
// a work-around: it reads the answers to Lite's requests.

/** A `fetch` that rejects when the answer to a commit is not Firestore's own: its time, and one result for each write. */
export function checkingCommits(ask: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await ask(input, init)
    const isCommit = `${input instanceof Request ? input.url : input}`.endsWith(':commit')
    if (isCommit && response.ok && !isStored(await response.clone().json())) {
      throw new TypeError('The answer to a commit is not from Firestore')
    }
    return response
  }
}

/** https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases.documents/commit#response-body */
function isStored(answer: { commitTime?: string; writeResults?: unknown[] }): boolean {
  return Boolean(answer.commitTime) && answer.writeResults?.length === 1
}
