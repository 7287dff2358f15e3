import { mailOnCreate, sweepOften } from './trigger.ts'

export const mailquery = mailOnCreate('query')
export const mailcontact = mailOnCreate('contact')
export const sweep = sweepOften()
