import type { PictureName } from '../pictures.ts'

type User = { firstName: string; lastName: string; picture: PictureName }

/** The traveller of the sample account; nobody signs in (spec 2.7). */
export const user: User = { firstName: 'Asha', lastName: 'Rawat', picture: 'portrait-1' }
