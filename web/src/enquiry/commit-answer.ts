// A work-around: Firestore Lite takes any JSON with status 200 for a success, and has no option to check the answer.
// After the answer `{}` of a proxy, the visitor would read that the lead is stored.

/** A `fetch` that rejects when the answer to a commit lacks the commit's time or the result of its one write. */
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
