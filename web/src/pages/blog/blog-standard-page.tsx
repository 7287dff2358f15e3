import { PostTeaser } from '../../components/card/post-teaser.tsx'
import { PageHeader } from '../../components/page-header/page-header.tsx'
import { posts } from '../../content/blog.ts'
import { postPath } from '../../routes.ts'
import { AuthorCard } from './author-card.tsx'
import styles from './blog-standard-page.module.css'

/** On this screen every article has this tag (spec 2.11). */
const TAG = 'Travel'

export function Page() {
  return (
    <>
      <PageHeader title="Blogs" trail={[{ label: 'Blogs' }]} />
      <div className={styles.columns}>
        <ul className={styles.posts}>
          {posts.map((post) => (
            <li key={post.id}>
              <PostTeaser post={post} href={postPath(post.id)} tag={TAG} heading="h2" />
            </li>
          ))}
        </ul>
        <AuthorCard />
      </div>
    </>
  )
}
