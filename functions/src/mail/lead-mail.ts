import { type Lead, pathOf } from '../lead/lead.ts'
import { indianTime } from './format.ts'
import { leadMailHtml } from './lead-mail-html.ts'
import { type LeadContext, leadMailModel, titles } from './lead-mail-model.ts'
import { leadMailText } from './lead-mail-text.ts'
import { subjectOf } from './lead-subject.ts'
import { answeredLink } from './links.ts'
import { type Addresses, type Mail, mailHeaders } from './mail.ts'
import { nameOf } from './visitor-text.ts'

/** The agency's mail about a lead. */
export function leadMail(lead: Lead, context: LeadContext, addresses: Addresses): Mail {
  const model = leadMailModel(lead, context, addresses.site)
  const { address } = model.links
  return {
    ...mailHeaders(lead, addresses),
    ...(address && { replyTo: { name: nameOf(lead), address } }),
    subject: subjectOf(lead),
    text: leadMailText(model),
    html: leadMailHtml(model),
  }
}

/** The mail without the visitor's words, for a server that refuses them. */
export function leadNotice(lead: Lead, { answerToken }: LeadContext, addresses: Addresses): Mail {
  const path = pathOf(lead)
  return {
    ...mailHeaders(lead, addresses),
    subject: `${titles[lead.form]}: its text was refused by the mail server`,
    text: [
      `${titles[lead.form]}, sent ${indianTime(lead.sentAt)}.`,
      '',
      'The mail server refused the words of this lead, perhaps as spam. The lead is stored. Read it with:',
      '',
      `npm run leads -- export ${path} --project <id>`,
      '',
      ...(answerToken ? [`Answered?  ${answeredLink(lead, answerToken, addresses.site)}`, ''] : []),
      `Lead  ${path}`,
      '',
    ].join('\n'),
  }
}
