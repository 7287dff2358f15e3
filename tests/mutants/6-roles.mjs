/** @type {import('./mutant.mjs').Section} */
export const section = {
  heading: '6 Roles',
  mutants: [
    {
      statement: 'Only anonymous visitors: anybody may add a lead',
      file: 'firestore.rules',
      from: "allow create: if isOwnId(id)\n        && hasExactly(['firstName'",
      to: "allow create: if request.auth != null && isOwnId(id)\n        && hasExactly(['firstName'",
      test: 'tests/rules/rules.test.ts › query anybody may create a lead',
    },
    {
      statement: 'Only anonymous visitors: anybody may add a lead',
      file: 'firestore.rules',
      from: "[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@",
      to: "[a-zA-Z0-9.!#$%&'*+/=?^_{|}~-]+@",
      test: 'tests/rules/generated.test.ts › browser-valid submissions are all accepted',
    },
    {
      statement: 'Nobody may read, change or delete one',
      file: 'firestore.rules',
      from: 'match /contact/{id} {\n      allow create:',
      to: 'match /contact/{id} {\n      allow get: if true;\n      allow create:',
      test: 'tests/rules/rules.test.ts › contact nobody may read, list, change, overwrite or delete a lead',
    },
    {
      statement: 'Nobody may read, change or delete one',
      file: 'firestore.rules',
      from: 'match /query/{id} {\n      allow create:',
      to: 'match /query/{id} {\n      allow create, update:',
      test: 'tests/rules/rules.test.ts › query nobody may read, list, change, overwrite or delete a lead',
    },
    {
      statement: 'Nobody may read, change or delete one',
      file: 'firestore.rules',
      from: 'match /query/{id} {\n      allow create:',
      to: 'match /query/{id} {\n      allow delete: if request.time > timestamp.date(2020, 1, 1);\n      allow create:',
      test: 'tests/rules/generated.test.ts › hostile requests are all refused',
    },
    {
      statement: 'No route is guarded; account pages display a fixed sample user',
      file: 'web/src/content/account/user.ts',
      from: "firstName: 'Asha'",
      to: "firstName: 'Guest'",
      test: 'tests/built/entities.test.ts › every account page shows the name of the same sample traveller',
    },
    {
      statement: 'No route is guarded; account pages display a fixed sample user',
      file: 'web/src/app/screen.tsx',
      from: '  useArrival(path, match.head)\n',
      to: "  useArrival(path, match.head)\n  if (path.startsWith('/user-') && typeof window !== 'undefined' && window.location.pathname === path && !document.cookie) window.location.replace('/login')\n",
      test: 'tests/e2e/pages.spec.ts › /user-payment: heading, title, landmarks, axe and no overflow',
    },
    {
      statement: 'The profile menu implies users, and no logic is behind it',
      file: 'web/src/layout/profile-items.tsx',
      from: "href: '/login' }",
      to: "href: '/' }",
      test: 'tests/e2e/shell.spec.ts › the profile menu opens, leads to its four pages and closes outside or on Escape',
    },
    {
      statement: 'The profile menu implies users, and no logic is behind it',
      file: 'web/src/layout/profile-items.tsx',
      from: '<Link href={href}>{label}</Link>',
      to: '<Link href={href} onClick={() => navigator.sendBeacon("/logout")}>{label}</Link>',
      test: 'tests/e2e/shell.spec.ts › the profile menu opens, leads to its four pages and closes outside or on Escape',
    },
  ],
}
