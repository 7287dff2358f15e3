import type { FormName } from 'submissions'
import type { Values } from './drafts.ts'

/** The store of leads: firestore.ts, or a fake in tests. */
export type Store = {
  /**
   * Cleans and checks the form's values, and adds them as a document; resolves too when a document
   * with this id exists already.
   */
  create(form: FormName, id: string, values: Values): Promise<void>
}
