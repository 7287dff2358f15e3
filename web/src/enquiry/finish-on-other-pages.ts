import { formNames } from 'submissions'
import { LEAD } from '../loading/start/attributes.ts'
import { finishPending } from './finish-pending.ts'
import { draftsOf } from './stored-drafts.ts'

/**
 * Finishes the pending drafts of the forms that this page does not have (docs/decisions/013).
 * Nobody sees the result here: a failure leaves the draft pending, and a success leaves it sent.
 */
export function finishElsewhere() {
  for (const form of formNames) {
    if (document.querySelector(`[${LEAD}=${form}]`)) continue
    const unseen = { successSeen() {}, failureSeen() {}, keepForReload: () => false }
    const drafts = { ...draftsOf(form), ...unseen }
    // isShown is true, because finishPending sends nothing for a form that is not shown.
    const withoutForm = { isShown: () => true, onStart() {}, onEnd() {}, reload() {} }
    finishPending(drafts.pending(), { form, drafts, ...withoutForm })
  }
}
