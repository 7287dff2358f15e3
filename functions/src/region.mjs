/**
 * The region of the functions and of the database (docs/deploy.md). tests/built/functions.test.ts compares the region
 * with firebase.json. JavaScript, because scripts import this file, and Node 20 cannot import TypeScript.
 */
export const REGION = 'asia-south1'
