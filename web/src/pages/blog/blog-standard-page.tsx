import { agency } from 'content/compiled/agency.ts'
import { posts } from 'content/posts.ts'
import { PostTeaser } from '../../components/card/post-teaser.tsx'
import { PageHeader } from '../../components/page-header/page-header.tsx'
import { Picture } from '../../components/picture/picture.tsx'
import { SocialLinks } from '../../layout/agency-links.tsx'
import { postPath } from '../../routes.ts'
import styles from './blog.module.css'

/** The tag of every article in this layout (spec 2.11). */
const TAG = 'Travel'

export function Page() {
  return (
    <>
      <PageHeader title="Blogs" />
      <div className={`page columns ${styles.columns}`}>
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

/** The blog's sidebar: the author is the agency. */
function AuthorCard() {
  return (
    <aside aria-label="Author" className={`stays ${styles.author}`}>
      <div className={`frame round ${styles.portrait}`}>
        <Picture name="team-4" />
      </div>
      <h2>{agency.brand}</h2>
      <p className={`muted ${styles.role}`}>Content Writer</p>
      <p>
        We write down what travellers ask us before they come, from the first night in Leh to the
        last petrol pump.
      </p>
      <ul className={styles.profiles}>
        <SocialLinks className="round" />
      </ul>
    </aside>
  )
}
