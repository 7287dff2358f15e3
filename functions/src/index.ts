import { answerRequests, dailyAtNine, mailOnCreate, sweepOften } from './triggers.ts'

export const mailquery = mailOnCreate('query')
export const mailcontact = mailOnCreate('contact')
export const sweep = sweepOften()
export const daily = dailyAtNine()
export const answer = answerRequests()
