// The templates of the answers that the links in a lead's mail open, for e-mail and WhatsApp. The agency
// edits this file; {name} is the visitor's name, {asked} the destination or the subject.

import type { FormName } from 'submissions'

export const answerTemplates: Record<FormName, { subject: string; body: string }> = {
  query: {
    subject: 'Your journey with us: {asked}',
    body: `Namaste {name},

thank you for asking us about {asked}.

[your answer]

When would you like to ride, and how many of you are coming?

Warm regards,
`,
  },
  contact: {
    subject: 'Re: {asked}',
    body: `Namaste {name},

thank you for writing to us. You asked: {asked}

[your answer]

Warm regards,
`,
  },
}
