/**
 * The region of the functions and of the database (docs/deploy.md). firebase.json repeats the region, and
 * tests/built/functions.test.ts compares. JavaScript, because a script imports this file without a build.
 */
export const REGION = 'asia-south1'
