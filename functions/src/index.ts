import { mailOnCreate } from './trigger.ts'

export const mailquery = mailOnCreate('query')
export const mailcontact = mailOnCreate('contact')
