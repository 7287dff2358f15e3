/**
 * The region of functions and database (docs/deploy.md); tests/built/functions.test.ts compares it
 * with firebase.json. JavaScript: scripts import this file, and Node 20 imports no TypeScript.
 */
export const REGION = 'asia-south1'
