import type { Block, Post } from 'content/types.ts'

/** The article at /blog-detail, to which Home links, and at an unknown id (spec 2.11). */
export const defaultArticle: Pick<Post, 'title' | 'desc' | 'image' | 'date'> = {
  title: 'Notes from the road',
  desc: 'What our articles are about, and where to find the one you came for.',
  image: 'post-first-ride',
  date: '2024-06-19',
}

export const defaultBody: readonly Block[] = [
  {
    kind: 'paragraph',
    text: 'The article that you came for is at the end of this page or in the list of all articles. In short, this is what we write about.',
  },
  {
    kind: 'paragraph',
    text: 'It is all riding in Ladakh: the first nights and the first pass, permits and fees, which road is open when, what to pack and why, where fuel and phones run out, how to choose a motorcycle, and what the sky does over Hanle. Each article answers one question that travellers ask before they come.',
  },
  {
    kind: 'paragraph',
    text: 'If no article answers your question, write to us on the contact page, and a person in Karnal will answer.',
  },
]
