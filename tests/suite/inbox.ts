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
export async function mailsAbout(text: string): Promise<ReceivedMail[]> {
  const mails: ReceivedMail[] = await (await fetch(`${inboxUrl}/email`)).json()
  return mails.filter((mail) => mail.text.includes(text))
}

/**
 * Waits for a mail that contains `text`, at most a minute, and resolves to all mails that contain it by then. Rejects at
 * once if there is no inbox.
 */
export async function waitForMails(text: string) {
  const end = Date.now() + 60_000
  for (;;) {
    const mails = await mailsAbout(text)
    if (mails.length > 0) return mails
    if (Date.now() > end) throw new Error(`No mail about ${text} came`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
