import { fill, group, line, listed, numbersOf } from './canvas.ts'

/** Limestone cones 'x foot width height', steep and round-headed, with a shaded side; near ones are overgrown. */
export const karst = listed({ ink: 'far', growth: 'leaf' }, (list, { ink, growth }) =>
  group(
    ...numbersOf(list).map(([x = 0, foot = 0, wide = 0, tall = 0]) => {
      const [w, t] = [Math.round(wide / 2), (part: number) => Math.round(tall * part)]
      const cone = `M${x - w} ${foot}Q${x - Math.round(w * 0.66)} ${foot - t(0.62)} ${x - Math.round(w * 0.34)} ${foot - t(0.9)}T${x + Math.round(w * 0.12)} ${foot - t(0.98)}Q${x + Math.round(w * 0.56)} ${foot - t(0.8)} ${x + w} ${foot}z`
      return group(
        fill`${ink} ${cone}`,
        fill`dark/0.2 M${x} ${foot - t(1)}Q${x + Math.round(w * 0.56)} ${foot - t(0.8)} ${x + w} ${foot}h-${Math.round(w * 0.7)}q${Math.round(w * 0.1)}-${t(0.3)}-${Math.round(w * 0.1)}-${t(0.5)}t-${Math.round(w * 0.2)}-${t(0.5)}z`,
        ...(growth === 'none'
          ? []
          : [
              line`${growth} ${Math.max(3, Math.round(wide / 46))} M${x - Math.round(w * 0.6)} ${foot - t(0.2)}l${Math.round(w * 0.06)}-${t(0.14)}M${x - Math.round(w * 0.3)} ${foot - t(0.42)}l${Math.round(w * 0.05)}-${t(0.16)}M${x + Math.round(w * 0.1)} ${foot - t(0.3)}v-${t(0.16)}`,
            ]),
      )
    }),
  ),
)
