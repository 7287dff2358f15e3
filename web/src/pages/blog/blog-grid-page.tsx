import { posts } from 'content/posts.ts'
import { PostTeaser } from '../../components/card/post-teaser.tsx'
import { Pager } from '../../components/inert/pager.tsx'
import { PageHeader } from '../../components/page-header/page-header.tsx'
import { postPath } from '../../routes.ts'
import styles from './blog.module.css'

export function Page() {
  return (
    <>
      <PageHeader title="Blogs" />
      <div className="page">
        <ul className={`cards ${styles.grid}`}>
          {posts.map((post) => (
            <li key={post.id}>
              <PostTeaser post={post} href={postPath(post.id)} heading="h2" />
            </li>
          ))}
        </ul>
        <Pager />
      </div>
    </>
  )
}
