/** @type {import('./mutant.mjs').Section} */
export const section = {
  heading: '2.12 Contact',
  mutants: [
    {
      statement: 'A map embed 500px high',
      file: 'web/src/pages/contact/contact-page.tsx',
      from: 'height={500}',
      to: 'height={450}',
      test: 'tests/e2e/shell.spec.ts › the contact page has its map, its three blocks',
    },
    {
      statement: 'A map embed 500px high',
      file: 'web/src/pages/contact/contact-page.tsx',
      from: 'query={site.location}',
      to: 'query={site.brand}',
      test: 'tests/e2e/shell.spec.ts › the contact page has its map, its three blocks',
    },
    {
      statement: 'A map embed 500px high',
      file: 'web/src/components/map-frame.tsx',
      from: 'src={alive ? src : undefined}',
      to: 'src={undefined}',
      test: 'tests/e2e/shell.spec.ts › the contact page has its map, its three blocks',
    },
    {
      statement: "A 'Get in touch!' form",
      file: 'web/src/enquiry/contact-form.tsx',
      from: 'Get in touch!',
      to: 'Get in Touch',
      test: 'tests/built/contact.test.ts › Contact has its form',
    },
    {
      statement: "A 'Get in touch!' form",
      file: 'web/src/enquiry/contact-form.tsx',
      from: "label: 'Your Question'",
      to: "label: 'Subject'",
      test: 'tests/built/contact.test.ts › Contact has its form',
    },
    {
      statement: "A 'Get in touch!' form",
      file: 'web/src/pages/contact/contact-page.tsx',
      from: '<ContactForm />',
      to: '{!site.location && <ContactForm />}',
      test: 'tests/built/contact.test.ts › Contact has its form',
    },
    {
      statement: 'Three blocks for phone, email and location',
      file: 'web/src/pages/contact/contact-blocks.tsx',
      from: '<PhoneLink />',
      to: '',
      test: 'tests/built/contact.test.ts › Contact has its form',
    },
    {
      statement: 'Three blocks for phone, email and location',
      file: 'web/src/pages/contact/contact-blocks.tsx',
      from: '<MailLink />',
      to: '{site.email}',
      test: 'tests/built/contact.test.ts › Contact has its form',
    },
    {
      statement: 'Three blocks for phone, email and location',
      file: 'web/src/pages/contact/contact-blocks.tsx',
      from: 'title="Location"',
      to: 'title="Office"',
      test: 'tests/e2e/shell.spec.ts › the contact page has its map, its three blocks',
    },
    {
      statement: 'The location is Karnal, India',
      file: 'web/content/agency.yaml',
      from: 'location: Karnal, India',
      to: 'location: Leh, India',
      test: 'tests/built/contact.test.ts › Contact has its form',
    },
    {
      statement: 'The location is Karnal, India',
      file: 'web/src/pages/contact/contact-blocks.tsx',
      from: '<p>{site.location}</p>',
      to: '<p>{site.city}</p>',
      test: 'tests/built/contact.test.ts › Contact has its form',
    },
    {
      statement:
        "'View on Google map' opens a full-screen overlay, its map 800px high, with a close button",
      file: 'web/src/pages/contact/contact-blocks.tsx',
      from: 'height={800}',
      to: 'height={500}',
      test: 'tests/e2e/shell.spec.ts › the contact page has its map, its three blocks',
    },
    {
      statement:
        "'View on Google map' opens a full-screen overlay, its map 800px high, with a close button",
      file: 'web/src/pages/contact/contact-blocks.tsx',
      from: 'size="full"',
      to: 'size="box"',
      test: 'tests/e2e/shell.spec.ts › the contact page has its map, its three blocks',
    },
    {
      statement:
        "'View on Google map' opens a full-screen overlay, its map 800px high, with a close button",
      file: 'web/src/pages/contact/contact-blocks.tsx',
      from: 'onClose={() => setMapOpen(false)}',
      to: 'onClose={() => {}}',
      test: 'tests/e2e/shell.spec.ts › the contact page has its map, its three blocks',
    },
    {
      statement:
        "'View on Google map' opens a full-screen overlay, its map 800px high, with a close button",
      file: 'web/src/pages/contact/contact-blocks.tsx',
      from: 'onClick={() => setMapOpen(true)}>\n              View on Google map',
      to: 'onClick={() => setMapOpen(true)}>\n              View on map',
      test: 'tests/built/contact.test.ts › Contact has its form',
    },
    {
      statement:
        "'View on Google map' opens a full-screen overlay, its map 800px high, with a close button",
      file: 'web/src/pages/contact/contact-blocks.tsx',
      from: 'onClick={() => setMapOpen(true)}',
      to: '',
      test: 'tests/e2e/shell.spec.ts › the contact page has its map, its three blocks',
    },
    {
      statement:
        "'View on Google map' opens a full-screen overlay, its map 800px high, with a close button",
      file: 'web/src/components/overlay.tsx',
      from: 'aria-label="Close" onClick={onClose}',
      to: 'aria-label="Close"',
      test: 'tests/e2e/shell.spec.ts › the contact page has its map, its three blocks',
    },
    {
      statement:
        "'View on Google map' opens a full-screen overlay, its map 800px high, with a close button",
      file: 'web/src/pages/contact/contact-blocks.tsx',
      from: '<MapFrame query={site.location} title',
      to: '<MapFrame query="" title',
      test: 'tests/e2e/shell.spec.ts › the contact page has its map, its three blocks',
    },
    {
      statement:
        "'View on Google map' opens a full-screen overlay, its map 800px high, with a close button",
      file: 'web/src/components/overlay.module.css',
      from: 'inline-size: 100vw',
      to: 'inline-size: 90vw',
      test: 'tests/e2e/shell.spec.ts › the contact page has its map, its three blocks',
    },
  ],
}
