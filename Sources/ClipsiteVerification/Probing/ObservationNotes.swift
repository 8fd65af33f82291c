/// What is known of the domains while they are asked; shared by the probes, which all run on one thread.
final class ObservationNotes {
  var observations: [DomainObservation]

  init(_ observations: [DomainObservation]) { self.observations = observations }
}
