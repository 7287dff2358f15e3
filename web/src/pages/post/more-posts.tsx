import { type Post, posts } from 'content/posts.ts'
import { useId } from 'react'
import { Link } from 'wouter'
import { PostTeaser } from '../../components/card/post-teaser.tsx'
import { postPath } from '../../routes.ts'
import styles from './post.module.css'

const COUNT = 3

/** Three articles after `after`, of a list that begins anew at its end; else the first three. */
export function MorePosts({ after }: { after: Post | undefined }) {
  const heading = useId()
  const start = after ? posts.indexOf(after) + 1 : 0
  const following = [...posts.slice(start), ...posts].slice(0, COUNT)
  return (
    <section className={`parts page ${styles.more}`} aria-labelledby={heading} data-print="hide">
      <div className={`wrap ${styles.head}`}>
        <h2 id={heading}>More articles</h2>
        <Link href="/blogs">All articles</Link>
      </div>
      <ul className="cards">
        {following.map((post) => (
          <li key={post.id}>
            <PostTeaser post={post} href={postPath(post.id)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
