import type { Block, Post } from '../../content/blog.ts'

/** What stands where no post does (spec 2.11): an address without a number, or with a wrong one. */
export const defaultArticle: Pick<Post, 'title' | 'desc' | 'image' | 'date'> = {
  title: 'Notes from the road',
  desc: 'There is no article at this address, so here is what the others are about.',
  image: 'post-first-ride',
  date: '2024-06-19',
}

export const defaultBody: readonly Block[] = [
  {
    kind: 'paragraph',
    text: 'You came here by an address that belongs to none of our articles. Perhaps a digit was lost when somebody copied the link, or the link is older than the article it led to. Nothing of yours has gone missing, and nothing is broken.',
  },
  {
    kind: 'paragraph',
    text: 'What we write about is riding in Ladakh: sleeping height and the first pass, permits and fees, which road is open when, what to pack and why, where fuel and phones run out, and how to choose a motorcycle for all of it. Each article answers one question that travellers ask us before they come.',
  },
  {
    kind: 'paragraph',
    text: 'Three of them are at the end of this page, and the list of articles has the rest. If your question is not among them, write to us in Karnal, and a person will answer.',
  },
]
