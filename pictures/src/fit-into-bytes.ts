const qualities = [82, 74, 66, 58, 50, 42, 34, 26, 18]

/** The image at the best quality that fits into `limit` bytes; null when no quality does. */
export async function withinWeight(
  limit: number,
  encode: (quality: number) => Promise<Buffer>,
): Promise<Buffer | null> {
  for (const quality of qualities) {
    const image = await encode(quality)
    if (image.length <= limit) return image
  }
  return null
}
