export type SocialNetwork = 'twitter' | 'facebook' | 'instagram' | 'linkedin' | 'youtube'

/** With the field names of spec 3, such as `placeHolder`. */
type SocialProfile = { icon: SocialNetwork; name: string; placeHolder: string; desc: string }

// biome-ignore format: a table
export const socialProfiles: readonly SocialProfile[] = [
  { icon: 'twitter',   name: 'Twitter',   placeHolder: 'Twitter profile name',   desc: 'Your Twitter name, for example asha.rides.' },
  { icon: 'facebook',  name: 'Facebook',  placeHolder: 'Facebook profile name',  desc: 'Your Facebook name, for example asha.rides.' },
  { icon: 'instagram', name: 'Instagram', placeHolder: 'Instagram profile name', desc: 'Your Instagram name, for example asha.rides.' },
  { icon: 'linkedin',  name: 'Linkedin',  placeHolder: 'Linkedin profile name',  desc: 'Your Linkedin name, for example asha-rawat.' },
  { icon: 'youtube',   name: 'Youtube',   placeHolder: 'Youtube address',        desc: 'The address of your Youtube channel.' },
]
