import { agency } from 'content/compiled/agency.ts'
import type { Post } from 'content/posts.ts'
import { useId } from 'react'
import { Link } from 'wouter'
import { Picture } from '../picture/picture.tsx'
import card from './card.module.css'
import styles from './post-teaser.module.css'

type Props = {
  post: Post
  href: string
  /** Shown in place of the article's own tag (spec 2.11: Travel on /blog-standard). */
  tag?: string
  /** Heading level: h3 below a section's heading, h2 directly below the page's h1. */
  heading?: 'h2' | 'h3'
}

/** An article in a list (spec 2.3, 2.11). */
export function PostTeaser({ post, href, tag = post.tag, heading: Heading = 'h3' }: Props) {
  const title = useId()
  return (
    <article className={`${card.card} ${styles.teaser}`}>
      <div className={`frame ${card.picture} ${styles.picture}`}>
        <Picture name={post.image} />
      </div>
      <div className={`${card.words} ${styles.words}`}>
        <p className={styles.facts}>
          <span className={styles.tag}>{tag}</span>
          <span data-ltr="">5 min read</span>
        </p>
        <Heading id={title}>
          <Link href={href}>{post.title}</Link>
        </Heading>
        <p className={styles.description}>{post.desc}</p>
        <p className={`${card.end} ${styles.end}`}>
          <span>
            <span className={styles.label}>Author</span> <span>{agency.brand}</span>
          </span>
          <Link href={href} aria-describedby={title} className={styles.more}>
            <span>Read More</span>
            {/* For search engines, which read a link's text and ignore aria-describedby. */}
            <span className={styles.unseen} aria-hidden="true">
              : {post.title}
            </span>
          </Link>
        </p>
      </div>
    </article>
  )
}
