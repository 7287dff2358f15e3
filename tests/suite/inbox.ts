import { inboxUrl } from './addresses.ts'

export type ReceivedMail = {
  subject: string
  text: string
  html: string
  to: { address: string }[]
  from: { address: string }[]
  replyTo?: { name: string; address: string }[]
  messageId: string
}

/** Every mail in the inbox whose text contains `text`, in order of arrival. */
export async function mailsAbout(text: string, inbox = inboxUrl): Promise<ReceivedMail[]> {
  const mails: ReceivedMail[] = await (await fetch(`${inbox}/email`)).json()
  return mails.filter((mail) => mail.text.includes(text))
}

/** Waits for at least `count` mails that contain `text`; rejects after `timeoutMs`. */
export async function waitForMails(text: string, count = 1, timeoutMs = 60_000, inbox = inboxUrl) {
  const end = Date.now() + timeoutMs
  for (;;) {
    const mails = await mailsAbout(text, inbox)
    if (mails.length >= count) return mails
    if (Date.now() > end) throw new Error(`${mails.length} of ${count} mails about ${text} came`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
