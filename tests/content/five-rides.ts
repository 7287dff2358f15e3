// The roads of five tours and the times at their stops: copies, so that a change of a tour breaks no test. A dash begins
// each day.

import { roadOf } from '../../web/src/content/road/places-and-legs.ts'
import type { Day } from '../../web/src/content/tour.ts'

export const fiveRides = {
  turtuk: daysOf(`
    - Leh 11:00
    - Leh 09:30, Magnetic Hill 10:21, Sangam 10:30, Nimmu 10:39, Alchi 11:30, Nimmu 12:28,
      Sangam 12:38, Magnetic Hill 12:47, Leh 13:45
    - Leh 08:00, Khardung La 10:00, Khalsar 12:15, Diskit 13:45, Hunder 15:00
    - Hunder 08:00, Turtuk 10:48, Thang 11:15, Turtuk 12:10, Hunder 17:30
    - Hunder 08:00, Diskit 08:19, Khalsar 08:57, Agham 09:45, Shyok village 11:24, Durbuk 11:57,
      Tangtse 12:20, Lukung 13:50, Spangmik 14:30
    - Spangmik 08:30, Lukung 08:55, Tangtse 09:50, Durbuk 10:12, Chang La 11:20, Karu 13:15,
      Leh 14:45
    - Leh 08:00
  `),
  hanle: daysOf(`
    - Leh 11:00
    - Leh 09:30, Magnetic Hill 10:10, Sangam 10:18, Nimmu 10:25, Alchi 11:10, Nimmu 12:04,
      Sangam 12:13, Magnetic Hill 12:21, Leh 13:15
    - Leh 08:00, Khardung La 10:00, Khalsar 12:15, Diskit 13:45, Hunder 15:00
    - Hunder 08:00, Diskit 08:19, Khalsar 08:57, Agham 09:45, Shyok village 11:20, Durbuk 11:55,
      Tangtse 12:20, Lukung 13:50, Spangmik 14:30
    - Spangmik 07:30, Man 07:58, Merak 08:34, Chushul 10:02, Rezang La memorial 10:30,
      Tsaga La 11:42, Loma 12:45, Hanle 14:00
    - Hanle 07:30, Loma 08:51, Nyoma 09:25, Mahe 10:06, Chumathang 10:40, Upshi 13:15, Karu 13:53,
      Leh 15:15
    - Leh 08:00
  `),
  manali: daysOf(`
    - Manali 13:00
    - Manali 09:30, Atal Tunnel S 10:17, Atal Tunnel N 10:29, Sissu 10:45, Tandi 11:45,
      Keylong 12:04, Jispa 13:00
    - Jispa 09:00, Darcha 09:15, Baralacha La 11:00, Sarchu 12:30
    - Sarchu 07:00, Nakee La 08:32, Lachulung La 09:07, Pang 10:00, Debring 11:05,
      Tanglang La 12:00, Upshi 13:30, Karu 15:30, Leh
    - Leh 10:00
    - Leh 08:00, Khardung La 10:00, Khalsar 12:18, Diskit 13:00, Hunder 14:10
    - Hunder 08:00, Diskit 08:19, Khalsar 08:57, Agham 09:45, Shyok village 11:20, Durbuk 11:55,
      Tangtse 12:20, Lukung 13:50, Spangmik 14:30
    - Spangmik 08:30, Lukung 08:55, Tangtse 09:50, Durbuk 10:12, Chang La 11:20, Karu 13:15,
      Leh 14:45
    - Leh 08:00, Magnetic Hill 08:39, Sangam 08:45, Nimmu 08:51, Alchi 09:30, Khaltse 10:35,
      Lamayuru 11:30, Fotu La 12:03, Namika La 13:08, Mulbekh 13:40, Kargil 14:45
    - Kargil 08:00, Drass 09:30, Zoji La 11:10, Sonamarg 12:20, Srinagar 15:15
    - Srinagar 06:30
  `),
  zanskar: daysOf(`
    - Srinagar 14:00
    - Srinagar 08:00, Sonamarg 10:00, Zoji La 11:15, Drass 12:30, Kargil 15:00
    - Kargil 08:30, Sankoo 09:45, Panikhar 11:00, Rangdum 14:00
    - Rangdum 08:30, Penzi La 09:30, Padum 13:30
    - Padum 09:00
    - Padum 09:00, Purne 11:00
    - Purne 08:00, Shinku La 10:10, Darcha 12:00, Jispa 12:30
    - Jispa 09:00, Keylong 09:45, Tandi 10:00, Sissu 10:50, Atal Tunnel N 11:11,
      Atal Tunnel S 11:28, Manali 12:30
  `),
  spiti: daysOf(`
    - Shimla 14:00
    - Shimla 10:00, Narkanda 12:30
    - Narkanda 07:30, Chitkul 15:30
    - Chitkul 09:30, Kalpa 13:00
    - Kalpa 07:00, Nako 11:30, Tabo 15:00
    - Tabo 10:30, Kaza 12:00
    - Kaza 09:00, Kibber 09:50, Kaza 10:48, Langza 11:45, Kaza 13:15
    - Kaza 08:30, Losar 10:20, Kunzum La 11:30, Batal 12:30, Chandratal 14:15
    - Chandratal 07:00, Batal 08:05, Gramphu 11:45, Atal Tunnel N 12:49, Atal Tunnel S 13:10,
      Manali 14:30
  `),
}

export type RiddenDay = Pick<Day, 'stops' | 'altitudesM' | 'legs' | 'minutes'>

/** Only the last stop of a day may lack a time; `minutes` is then one shorter than `stops`. */
function daysOf(text: string): RiddenDay[] {
  const days = text.split(/^ *- /m).slice(1)
  return days.map((day) => {
    const found = [...day.matchAll(/(\D+?)(?: (\d\d):(\d\d))?(?:,\s+|\s*$)/g)]
    const times = found.flatMap(([, , hours, minutes]) =>
      hours ? [Number(hours) * 60 + Number(minutes)] : [],
    )
    return { ...roadOf(found.map(([, stop]) => stop!)), minutes: times }
  })
}
