/** Content types of the pictures that onboarding takes (specification §5): fewer than an upload may be. */
export const onboardingImageTypes = ["image/jpeg", "image/png", "application/postscript"] as const;

const picture = {
  accept: onboardingImageTypes,
  maxMB: 10,
  camera: true,
  help: "JPEG, PNG or EPS.",
  width: "half",
} as const;

/** The pictures of a retailer's papers, by their keys, as every form that takes one takes it. */
export const paperPictures = {
  primaryImage: { ...picture, label: "Photo of the primary contact" },
  secondaryImage: { ...picture, label: "Photo of the secondary contact" },
  shopImage: { ...picture, label: "Photo of the shop" },
  gstImage: { ...picture, label: "Photo of the GST certificate" },
  panImage: { ...picture, label: "Photo of the PAN card" },
} as const;
