import { agency } from 'content/compiled/agency.ts'
import { loadPostBody } from 'content/post-body.ts'
import { PictureHeader } from '../../components/page-header/picture-header.tsx'
import { CommentForm } from '../../components/static-form/comment-form.tsx'
import { lazyValues } from '../../loading/lazy-value.ts'
import type { Match } from '../../routes.ts'
import { defaultArticle, defaultBody } from './default-article.ts'
import { longDate } from './long-date.ts'
import { MorePosts } from './more-posts.tsx'
import styles from './post.module.css'
import { PostBody } from './post-body.tsx'

const postBody = lazyValues(loadPostBody)

export async function load({ post }: Match) {
  if (post) await postBody(post.slug).load()
}

export function Page({ post }: Match) {
  const { title, desc, image, date } = post ?? defaultArticle
  const blocks = post ? postBody(post.slug).read() : defaultBody
  return (
    <>
      <article>
        <PictureHeader
          title={title}
          trail={[{ label: 'Blogs', href: '/blogs' }, { label: 'Article' }]}
          picture={image}
        >
          {desc}
        </PictureHeader>
        <div className={`page columns ${styles.columns}`}>
          <Facts date={date} />
          <div className={styles.text}>
            <PostBody blocks={blocks} />
            <CommentForm />
          </div>
        </div>
      </article>
      <MorePosts after={post} />
    </>
  )
}

/** The author and date of an article, and the fixed reading time of spec 9. */
function Facts({ date }: { date: string }) {
  const facts = [
    { name: 'Author', fact: agency.brand },
    { name: 'Date', fact: <time dateTime={date}>{longDate(date)}</time> },
    { name: 'Time', fact: '8 Min Read' },
  ]
  return (
    <dl className={`stays ${styles.facts}`}>
      {facts.map(({ name, fact }) => (
        <div key={name}>
          <dt className="muted">{name}</dt>
          <dd>
            <span data-ltr="">{fact}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
