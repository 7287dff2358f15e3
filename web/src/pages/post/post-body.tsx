import type { Block } from 'content/types.ts'
import { BikeList } from '../../components/bike-list/bike-list.tsx'
import styles from './post.module.css'

export function PostBody({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className={styles.body}>
      {blocks.map((block) => (
        <BlockText key={block.kind === 'list' ? block.items[0] : block.text} block={block} />
      ))}
    </div>
  )
}

function BlockText({ block }: { block: Block }) {
  switch (block.kind) {
    case 'bikes':
      return <BikeList />
    case 'heading':
      return <h2>{block.text}</h2>
    case 'paragraph':
      return <p>{block.text}</p>
    case 'note':
      return (
        <p className={styles.note} role="note">
          {block.text}
        </p>
      )
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )
  }
}
