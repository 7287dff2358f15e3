import { PictureHeader } from '../../components/page-header/picture-header.tsx'
import { CommentForm } from '../../components/static-form/comment-form.tsx'
import { postBody } from '../../loading/post-body.ts'
import type { Match } from '../../routes.ts'
import { defaultArticle, defaultBody } from './default-article.ts'
import { MorePosts } from './more-posts.tsx'
import { PostBody } from './post-body.tsx'
import { PostFacts } from './post-facts.tsx'
import styles from './post-page.module.css'

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
        <div className={styles.columns}>
          <PostFacts date={date} />
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
