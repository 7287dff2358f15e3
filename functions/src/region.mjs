/**
 * Where the functions run; the database must be there too (docs/deploy.md). A file of JavaScript, because
 * scripts import it without a build. firebase.json repeats the region; tests/built/functions.test.ts compares.
 */
export const REGION = 'asia-south1'
