interface Hub {
  readonly at: Point;
  readonly shops: readonly Point[];
}

type Point = readonly [x: number, y: number];

const centre: Point = [360, 370];

const hubs: readonly Hub[] = [
  {
    at: [180, 250],
    shops: [
      [141, 338],
      [84, 342],
      [63, 297],
      [61, 250],
      [76, 208],
      [104, 177],
      [140, 161],
    ],
  },
  {
    at: [540, 236],
    shops: [
      [584, 136],
      [613, 165],
      [669, 184],
      [672, 236],
      [656, 283],
      [625, 318],
      [586, 337],
    ],
  },
  {
    at: [200, 500],
    shops: [
      [150, 611],
      [117, 580],
      [100, 540],
      [99, 500],
      [72, 449],
      [106, 409],
      [149, 387],
    ],
  },
  {
    at: [520, 512],
    shops: [
      [575, 389],
      [612, 423],
      [632, 467],
      [634, 512],
      [619, 552],
      [592, 581],
      [576, 637],
    ],
  },
];

/** The road from the centre to a hub: it leaves and arrives level. */
const road = ([x, y]: Point): string => {
  const [cx, cy] = centre;
  const bend = (cx + x) / 2;
  return `M${cx} ${cy}C${bend} ${cy} ${bend} ${y} ${x} ${y}`;
};

/** The drawing beside the sign-in form: one central warehouse, its hubs, and the shops they serve. */
export function Drawing() {
  return (
    <svg
      className="sign-in-drawing"
      viewBox="0 0 720 900"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      aria-hidden="true"
    >
      {hubs.map(({ at, shops }) => (
        <g key={at.join()} stroke="var(--o2r-brand-border)">
          <path d={road(at)} strokeWidth="1.5" opacity=".75" />
          {shops.map(([x, y]) => (
            <g key={`${x},${y}`}>
              <path d={`M${at[0]} ${at[1]}L${x} ${y}`} opacity=".4" />
              <rect x={x - 4} y={y - 4} width="8" height="8" rx="2" fill="var(--o2r-bg-canvas)" />
            </g>
          ))}
          <rect x={at[0] - 14} y={at[1] - 14} width="28" height="28" rx="6" fill="var(--o2r-bg-surface)" />
          <rect
            x={at[0] - 5}
            y={at[1] - 5}
            width="10"
            height="10"
            rx="2"
            fill="var(--o2r-brand-border)"
            stroke="none"
          />
        </g>
      ))}
      <rect x="332" y="342" width="56" height="56" rx="12" fill="var(--o2r-brand-solid)" />
      <g transform="translate(346 356) scale(2.333)" stroke="#fff" strokeLinejoin="round" strokeLinecap="round">
        <path d="M2 4.2 6 2l4 2.2v3.6L6 10 2 7.8z" />
        <path d="M6 6v4M6 6 2 4.2M6 6l4-1.8" />
      </g>
    </svg>
  );
}
