// Articles as lists show them, the newest first. Their texts are in compiled/posts/<slug>.ts.

import { posts } from 'content/compiled/posts.ts'
import type { Post } from './types.ts'

export type { Post } from './types.ts'
export { posts }

/** The article with this id; spec 2.11 looks articles up by id only. */
export function postAt(id: string): Post | undefined {
  return posts.find((post) => String(post.id) === id)
}
