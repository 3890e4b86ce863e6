export interface Place {
  readonly latitude: string;
  readonly longitude: string;
}

const degree = String.raw`(-?\d{1,3}(?:\.\d+)?)`;
// The pin of a link comes before what its map happens to show in the middle.
const forms = [
  new RegExp(`!3d${degree}!4d${degree}`),
  new RegExp(`[?&]mlat=${degree}&mlon=${degree}`),
  new RegExp(`[?&](?:q|ll|query|destination)=(?:loc:)?${degree}(?:,|%2C)[+\\s]*${degree}`, "i"),
  new RegExp(`^geo:${degree},${degree}`),
  new RegExp(`@${degree},${degree}`),
  new RegExp(`^${degree}°?\\s*[,;\\s]\\s*${degree}°?$`),
];

/** The place that a text copied from a map names: its coordinates, or a link to it; undefined where it names none. */
export const placeIn = (text: string): Place | undefined => {
  for (const form of forms) {
    const [, latitude, longitude] = form.exec(text.trim()) ?? [];
    if (latitude === undefined || longitude === undefined) continue;
    if (Math.abs(Number(latitude)) > 90 || Math.abs(Number(longitude)) > 180) return undefined;
    return { latitude: shorten(latitude), longitude: shorten(longitude) };
  }
  return undefined;
};

/** To seven decimals, as many as forms take: a centimetre. */
const shorten = (degrees: string): string => String(Number(Number(degrees).toFixed(7)));
