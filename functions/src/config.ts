import { domainToASCII } from 'node:url'
import { defineInt, defineSecret, defineString } from 'firebase-functions/params'
import type { Addresses } from './mail/mail.ts'
import type { SmtpAccount } from './mail/smtp-mailer.ts'

/** The parameters: `.env.<project id>` sets all but the password, which is in Secret Manager. */
export const config = {
  to: defineString('MAIL_TO', { description: 'Who gets the leads: addresses, with commas' }),
  from: defineString('MAIL_FROM', { description: "The sender, in the agency's own domain" }),
  site: defineString('SITE_URL', { description: "The site's address, for links in mails" }),
  host: defineString('SMTP_HOST'),
  port: definePositive('SMTP_PORT', 465, '465: TLS from the start; else STARTTLS for a login'),
  user: defineString('SMTP_USER', { description: 'Empty for a server that asks for no login' }),
  password: defineSecret('SMTP_PASSWORD'),
  perTenMinutes: definePositive('MAILS_PER_TEN_MINUTES', 20, 'Further leads share a digest'),
  perHour: definePositive('MAILS_PER_HOUR', 60, 'Below the limit of the SMTP account'),
  perDay: definePositive('MAILS_PER_DAY', 300, 'Below the limit of the SMTP account'),
  keepLeadsMonths: definePositive('KEEP_LEADS_MONTHS', 24, 'Older leads are erased'),
}

export function configuredAddresses(): Addresses {
  return {
    to: addressesIn(config.to.value()),
    from: addressesIn(config.from.value())[0] ?? '',
    site: config.site.value().replace(/\/+$/, ''),
  }
}

export function configuredAccount(): SmtpAccount {
  return {
    host: config.host.value(),
    port: config.port.value(),
    user: config.user.value(),
    // A file or a pipe that a secret is read from often ends with a line break.
    password: config.password.value().replace(/[\r\n]+$/, ''),
  }
}

/**
 * The plain addresses in a list with names, commas, spaces or semicolons, each valid address once,
 * with its host in ASCII and small letters, as nodemailer names a refused recipient.
 */
function addressesIn(list: string): string[] {
  const found = [...list.matchAll(/([^\s,;:<>"@]+@)([^\s,;:<>"]+)/g)]
  const all = found.map(([, name, host = '']) => name + domainToASCII(host))
  const valid = all.filter((address) => !address.endsWith('@'))
  return [...new Map(valid.map((address) => [address.toLowerCase(), address])).values()]
}

/**
 * A parameter of at least 1; the default replaces a smaller number. The SDK reads an empty value,
 * or a word, as 0: with 0, no mail would go out, or every lead would be erased.
 */
function definePositive(name: string, fallback: number, description: string) {
  const parameter = defineInt(name, { default: fallback, description })
  return { name, value: () => (parameter.value() >= 1 ? parameter.value() : fallback) }
}
