/** As much of a stop as its place in the round follows from. */
export interface StopToSequence {
  readonly id: string;
  readonly beatId: string | null;
  readonly lat: number | null;
  readonly lng: number | null;
}

interface Place {
  readonly lat: number | null;
  readonly lng: number | null;
}

/** Distance of two places, as far as comparing needs it; one that is nowhere is far from all. */
const distance = (from: Place, to: Place): number => {
  if (from.lat === null || from.lng === null || to.lat === null || to.lng === null) return Number.POSITIVE_INFINITY;
  const across = (from.lng - to.lng) * Math.cos(((from.lat + to.lat) / 2) * (Math.PI / 180));
  return Math.hypot(across, from.lat - to.lat);
};

/** The nearest of some to a place; of those that are as near, the first by its id, whatever their order. */
const nearest = <S extends StopToSequence>(from: Place, stops: readonly S[]): S | undefined => {
  let best: S | undefined;
  for (const stop of stops) {
    if (best === undefined) best = stop;
    else {
      const by = distance(from, stop) - distance(from, best);
      // Infinity less Infinity is no number: neither is nearer.
      if (by < 0 || (!(by > 0) && stop.id < best.id)) best = stop;
    }
  }
  return best;
};

/**
 * Stops in the order of a round: beat after beat, each whole, always on to what is nearest, from the hub on. The order in
 * which they were given does not matter.
 */
export const sequenceStops = <S extends StopToSequence>(stops: readonly S[], from: Place): readonly S[] => {
  const left = new Set(stops);
  const round: S[] = [];
  let at = from;
  while (left.size > 0) {
    const first = nearest(at, [...left]);
    if (first === undefined) break;
    const beat = [...left].filter(({ beatId }) => beatId === first.beatId);
    while (beat.length > 0) {
      const next = nearest(at, beat);
      if (next === undefined) break;
      beat.splice(beat.indexOf(next), 1);
      left.delete(next);
      round.push(next);
      if (next.lat !== null && next.lng !== null) at = next;
    }
  }
  return round;
};
