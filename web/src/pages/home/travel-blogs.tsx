import { PostTeaser } from '../../components/card/post-teaser.tsx'
import { SectionHeading } from '../../components/section-heading/section-heading.tsx'
import { posts } from '../../content/blog.ts'
import styles from './travel-blogs.module.css'

export function TravelBlogs() {
  return (
    <section className={`page ${styles.blogs}`}>
      <SectionHeading title="Travel Blogs" />
      <ul className={styles.posts}>
        {posts.slice(0, 3).map((post) => (
          <li key={post.id}>
            <PostTeaser post={post} href="/blog-detail" />
          </li>
        ))}
      </ul>
    </section>
  )
}
