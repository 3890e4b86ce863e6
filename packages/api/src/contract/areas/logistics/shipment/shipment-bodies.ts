import { array, number, string, type InferType } from "yup";
import { isDay } from "../../../core/calendar/days.ts";
import { idSchema, instantSchema, rupeesSchema, shape } from "../../../core/schemas.ts";
import { failReasons, vehicleTypes } from "./shipment-states.ts";

/** So many stops a vehicle makes at most. */
export const mostStops = 100;

const day = () =>
  string()
    .test("day", "Not a day", (text) => text === undefined || isDay(text))
    .meta({ rule: "A day, YYYY-MM-DD" });

const stops = () =>
  array()
    .of(idSchema())
    .min(1, "Add an order first")
    .max(mostStops, `A shipment has at most ${mostStops} stops`)
    .meta({ rule: `One order or more, at most ${mostStops}` })
    .required();

const vehicle = {
  vehicleType: string()
    .oneOf(vehicleTypes.map(({ value }) => value))
    .required(),
  departOn: day().required(),
  vehicleNumber: string()
    .matches(/^([A-Za-z]{2} ?[0-9]{1,2} ?[A-Za-z]{0,3} ?[0-9]{4})?$/, "Enter a valid vehicle number")
    .max(13),
  driverName: string().max(60),
  driverMobile: string()
    .matches(/^(0?[6-9][0-9]{9})?$/, "Enter valid mobile number")
    .max(11),
  route: string().max(60),
  transporter: string().max(60),
};

/** A vehicle and the orders that it takes, in the order of its stops. */
export const shipmentBody = shape({ warehouseId: idSchema(), ...vehicle, stops: stops() });
export type ShipmentBody = InferType<typeof shipmentBody>;

/** The same of one that is there: its warehouse stays. */
export const changeBody = shape({ ...vehicle, stops: stops() });
export type ChangeBody = InferType<typeof changeBody>;

/** The e-way bill of one stop. */
export const eWayBody = shape({
  stopId: idSchema(),
  ewbNumber: string()
    .matches(/^[0-9]{12}$/, "An e-way bill number has 12 digits")
    .required(),
  ewbValidTill: day().required(),
});

const units = () => number().integer().min(0).max(1_000_000).required();

/** What was paid at a stop. */
export const stopPayment = () =>
  shape({
    amount: rupeesSchema().moreThan(0).max(10_000_000),
    mode: string().oneOf(["CASH", "UPI", "CHEQUE"]).required(),
    /** Of a UPI transfer or a cheque. */
    reference: string().max(60),
  });

const doorCode = () => string().matches(/^([0-9]{6})?$/, "A code has 6 digits");

/** The code that a shop was sent, entered after the visit. */
export const codeBody = shape({ otp: doorCode().required() });

/** How a stop went, as it was entered at the shop. */
export const visitBody = shape({
  /** The version of the stop that was looked at. */
  version: number().integer().min(1).required(),
  outcome: string().oneOf(["DELIVERED", "PARTIAL", "FAILED"]).required(),
  /** When, by the clock of the phone. */
  at: instantSchema(),
  /** Of what was delivered in part, the units that were left there; a line that is not named was left whole. */
  lines: array()
    .of(shape({ position: number().integer().min(0).max(1000).required(), delivered: units() }))
    .max(500)
    .default([]),
  reason: string().oneOf(failReasons.map(({ value }) => value)),
  note: string().max(300),
  payment: stopPayment().nullable().default(null),
  /** Document id. */
  photo: idSchema().optional(),
  /** Who took the goods. */
  receivedBy: string().max(60),
  /** The code that the shop was sent, as it was told to the driver. One that does not match is said, and nothing is lost by it. */
  otp: doorCode(),
});
export type VisitBody = InferType<typeof visitBody>;

/** What the driver has brought back. */
export const settleBody = shape({
  /** Rupees in cash. */
  handed: rupeesSchema().min(0).max(100_000_000),
  /** Units of each line that were counted; a line that is not named came back whole. */
  counts: array()
    .of(shape({ stopId: idSchema(), position: number().integer().min(0).max(1000).required(), counted: units() }))
    .max(500)
    .default([]),
  /** Why cash or goods do not agree. */
  reason: string().max(300),
});
export type SettleBody = InferType<typeof settleBody>;
