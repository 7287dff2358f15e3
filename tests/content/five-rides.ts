// The roads of five tours: copies, so that a change of a tour breaks no test. A dash begins each day.

import { roadOf } from '../../web/src/content/road/places-and-legs.ts'

export const fiveRides = {
  turtuk: daysOf(`
    - Leh
    - Leh, Magnetic Hill, Sangam, Nimmu, Alchi, Nimmu,
      Sangam, Magnetic Hill, Leh
    - Leh, Khardung La, Khalsar, Diskit, Hunder
    - Hunder, Turtuk, Thang, Turtuk, Hunder
    - Hunder, Diskit, Khalsar, Agham, Shyok village, Durbuk,
      Tangtse, Lukung, Spangmik
    - Spangmik, Lukung, Tangtse, Durbuk, Chang La, Karu,
      Leh
    - Leh
  `),
  hanle: daysOf(`
    - Leh
    - Leh, Magnetic Hill, Sangam, Nimmu, Alchi, Nimmu,
      Sangam, Magnetic Hill, Leh
    - Leh, Khardung La, Khalsar, Diskit, Hunder
    - Hunder, Diskit, Khalsar, Agham, Shyok village, Durbuk,
      Tangtse, Lukung, Spangmik
    - Spangmik, Man, Merak, Chushul, Rezang La memorial,
      Tsaga La, Loma, Hanle
    - Hanle, Loma, Nyoma, Mahe, Chumathang, Upshi, Karu,
      Leh
    - Leh
  `),
  manali: daysOf(`
    - Manali
    - Manali, Atal Tunnel S, Atal Tunnel N, Sissu, Tandi,
      Keylong, Jispa
    - Jispa, Darcha, Baralacha La, Sarchu
    - Sarchu, Nakee La, Lachulung La, Pang, Debring,
      Tanglang La, Upshi, Karu, Leh
    - Leh
    - Leh, Khardung La, Khalsar, Diskit, Hunder
    - Hunder, Diskit, Khalsar, Agham, Shyok village, Durbuk,
      Tangtse, Lukung, Spangmik
    - Spangmik, Lukung, Tangtse, Durbuk, Chang La, Karu,
      Leh
    - Leh, Magnetic Hill, Sangam, Nimmu, Alchi, Khaltse,
      Lamayuru, Fotu La, Namika La, Mulbekh, Kargil
    - Kargil, Drass, Zoji La, Sonamarg, Srinagar
    - Srinagar
  `),
  zanskar: daysOf(`
    - Srinagar
    - Srinagar, Sonamarg, Zoji La, Drass, Kargil
    - Kargil, Sankoo, Panikhar, Rangdum
    - Rangdum, Penzi La, Padum
    - Padum
    - Padum, Purne
    - Purne, Shinku La, Darcha, Jispa
    - Jispa, Keylong, Tandi, Sissu, Atal Tunnel N,
      Atal Tunnel S, Manali
  `),
  spiti: daysOf(`
    - Shimla
    - Shimla, Narkanda
    - Narkanda, Chitkul
    - Chitkul, Kalpa
    - Kalpa, Nako, Tabo
    - Tabo, Kaza
    - Kaza, Kibber, Kaza, Langza, Kaza
    - Kaza, Losar, Kunzum La, Batal, Chandratal
    - Chandratal, Batal, Gramphu, Atal Tunnel N, Atal Tunnel S,
      Manali
  `),
}

function daysOf(text: string) {
  const days = text.split(/^ *- /m).slice(1)
  return days.map((day) => roadOf(day.trim().split(/,\s+/)))
}
